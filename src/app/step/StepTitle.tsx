import type { LocalizedText } from '#src/flow/campaign.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** The name of a page, above its heading; `{campaign}` in it is the name of the campaign. */
export function StepTitle({ title }: { title: LocalizedText }) {
  const { texts, campaign } = usePage();
  const { text, lang } = texts.choose(title);
  return (
    <p className="field-hint" lang={lang}>
      {text.replace('{campaign}', campaign.name)}
    </p>
  );
}
