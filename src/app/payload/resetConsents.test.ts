import { expect, test } from 'vitest';
import type { ConsentDue } from '#src/domain/state.ts';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from '#src/store/testing/storageInMemory.ts';
import { resetConsents } from './resetConsents.ts';

const storages = () => ({ local: new StorageInMemory(), session: new StorageInMemory() });

/** The next page of a tab in which consents were given in ws10 for study 1. */
function nextPage() {
  const kept = storages();
  const first = createAppStore(kept);
  first.restore();
  resetConsents(first, 'ws10', '1');
  first.setState(({ saved }) => ({
    answers: { consents: { phone: true, medicalRecords: true } },
    saved: { ...saved, consentsSent: { sms: true } },
  }));
  first.flush();
  const next = createAppStore(kept);
  next.restore();
  return next;
}

test.each([
  ['stand on its next page', 'ws10', '1', { phone: true, medicalRecords: true }, { sms: true }],
  ['do not stand for another study', 'ws10', '2', undefined, {}],
  ['do not stand for no study', 'ws10', undefined, undefined, {}],
  ['do not stand in another campaign', 'ws21', '1', undefined, {}],
])('consents given in a screener of a study %s', (_, campaign, studyId, consents, sent) => {
  const store = nextPage();
  resetConsents(store, campaign, studyId);
  expect(store.getState().answers.consents).toEqual(consents);
  expect(store.getState().saved.consentsSent).toEqual(sent);
});

test('what was decided before and has not reached the server is not forgotten', () => {
  const store = nextPage();
  const due = [{ consentType: 'sms' as const, hasConsent: false, sequence: 4 }];
  // Of a consent that waits the rest does not matter here.
  store.setState(({ saved }) => ({ saved: { ...saved, consentsDue: due as unknown as ConsentDue[] } }));
  resetConsents(store, 'ws21', '1');
  expect(store.getState().saved).toMatchObject({ consentsDue: [], consentsOwed: due });
  resetConsents(store, 's6');
  expect(store.getState().saved.consentsOwed).toEqual(due);
});

test('what was ticked since the page opened stands', () => {
  const store = nextPage();
  store.setState(({ answers }) => ({ answers: { consents: { ...answers.consents, email: true } } }));
  resetConsents(store, 'ws21', '1');
  expect(store.getState().answers.consents).toEqual({ email: true });
});
