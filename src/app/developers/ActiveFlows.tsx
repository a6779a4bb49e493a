import { summaries } from 'virtual:summaries';
import type { Locale } from '#src/domain/facts.ts';
import type { CampaignSummary, StepName } from '#src/flow/campaign.ts';
import { addressOf } from '#src/flow/address.ts';
import { localeCodes, locales, sourceLocale } from '#src/generated/locales.ts';
import { Card } from '#src/ui/Card.tsx';
import { CardGrid } from '#src/ui/CardGrid.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';

function FlowCard({ flow: { name, flowType, home, paths } }: { flow: CampaignSummary }) {
  // The keys of `paths` are names of steps.
  const steps = Object.entries(paths) as [StepName, string][];
  const address = (path: string, locale: Locale = sourceLocale) => addressOf({ locale, flow: name, step: path });
  return (
    <Card as="li">
      <h2>{name}</h2>
      <p>{flowType}</p>
      <p>
        {localeCodes().map((locale) => (
          <span key={locale}>
            <a href={address(paths[home] ?? home, locale)} lang={locale}>
              {locales[locale].name}
              <span className="visually-hidden"> {name}</span>
            </a>{' '}
          </span>
        ))}
      </p>
      <ul>
        {steps.map(([step, path]) => (
          <li key={step}>
            <a href={address(path)}>{step}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Every flow with links to its steps. For developers. */
export function ActiveFlows() {
  return (
    <>
      <StepHeading>Active flows</StepHeading>
      <CardGrid>
        {summaries.map((flow) => (
          <FlowCard key={flow.name} flow={flow} />
        ))}
      </CardGrid>
    </>
  );
}
