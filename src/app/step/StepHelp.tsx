import type { CampaignStep } from '#src/flow/campaign.ts';
import type { ShellText } from '#src/i18n/locales/locale.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useShellText } from '#src/app/page/PageContext.ts';

type Help = NonNullable<CampaignStep['help']>;

const helpTexts: Record<Help, ShellText> = {
  age: 'whyAge',
  name: 'whyName',
  phone: 'whyPhone',
  postal: 'whyPostal',
};

/** Why we ask what this step asks. */
export function StepHelp({ help }: { help: Help }) {
  const t = useShellText();
  return <Disclosure summary={t('whyWeAsk')}>{t(helpTexts[help])}</Disclosure>;
}
