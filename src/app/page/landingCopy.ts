import type { LandingPageCopy, Oversight } from '#src/domain/facts.ts';
import type { Campaign, LocalizedText } from '#src/flow/campaign.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** The landing copy of a campaign in the language of the page. */
export function landingCopyOf({ landingPageCopy }: Campaign, texts: Texts): LandingPageCopy {
  const { drawing, title, subtitle, benefits, compensationInformation, studyDesign, eligibility } =
    landingPageCopy ?? {};
  const text = (localized: LocalizedText) => texts.choose(localized).text;
  const list = (titled: { title: LocalizedText; items: LocalizedText[] }) => ({
    title: text(titled.title),
    items: titled.items.map(text),
  });
  return {
    ...(drawing && { drawing }),
    ...(title && { title: text(title) }),
    ...(subtitle && { subtitle: text(subtitle) }),
    ...(benefits && { benefits: text(benefits) }),
    ...(compensationInformation && { compensationInformation: text(compensationInformation) }),
    ...(studyDesign && { studyDesign: list(studyDesign) }),
    ...(eligibility && { eligibility: list(eligibility) }),
  };
}

/** Who answers for a campaign, in the language of the page. */
export function oversightOf(
  { oversight: { sponsor, recruiter, ethics, register } }: Campaign,
  texts: Texts,
): Oversight {
  const text = (localized: LocalizedText) => texts.choose(localized).text;
  return {
    ...(sponsor && { sponsor: text(sponsor) }),
    ...(recruiter && { recruiter: text(recruiter) }),
    ...(ethics && { ethics: { ...ethics, committee: text(ethics.committee) } }),
    ...(register && { register }),
  };
}
