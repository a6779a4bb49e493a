import { expect, test } from 'vitest';
import { home, report, withSteps } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';
import { changed, listAt, objectAt, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const { steps } = soundCampaign;
const kept = { pictures: { keptDays: 30 }, consent: { text: 'imageCapture' }, people: [] };
const picture = { kind: 'ImageCapture' };
const withPicture = (step: { fields: readonly object[] }, more = {}) => ({
  fields: [...step.fields, { ...picture, ...more }],
});

test('a picture on the step that saves is asked of nobody who is known, and one behind it is', () => {
  const early = { ...home(withPicture(steps.home)), ...kept };
  expect(report({ sound: early }, 'sound').text).toMatch(
    /C086 "imageCapture" of the step "home" asks visitors for a picture before anything of theirs is saved/,
  );
  const later = withSteps({ indications: { ...steps.indications, ...withPicture(steps.indications) } });
  expect(report({ sound: { ...later, ...kept } }, 'sound').findings).toBe(0);
});

test('those are named who are asked for one', () => {
  const some = { ...home(withPicture(steps.home, { when: { rule: 'hasStudy' } })), ...kept };
  expect(report({ sound: some }, 'sound').text).toContain('asks visitors with a study for a picture');
});

test('whoever came by a link is known before they save', () => {
  const shipped = shippedCampaigns();
  const document = shipped.documents.get('lead-update') ?? {};
  const fields = ['steps', 'home', 'fields'];
  const options = { shot: 'skin', title: { en: 'Skin', es: 'Piel' } };
  const asked = changed(document, fields, [...listAt(document, fields), { ...picture, options }]);
  const consent = { ...objectAt(document, ['consent']), text: 'imageCapture' };
  const codesOf = (more: object) => {
    const { findings } = shipped.check('lead-update', { text: printed({ ...asked, ...more }) });
    return findings.map(({ code }) => code);
  };
  expect(codesOf({ pictures: { keptDays: 30 }, consent })).not.toContain('C086');
});
