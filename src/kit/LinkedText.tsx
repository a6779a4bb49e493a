import { linkedText } from '#src/domain/linkedText.ts';
import { useSurroundings } from './context.ts';

type Props = {
  /** Paragraphs with `[text](privacy)` and the like. */
  text: string;
  /** Language of the text where it is not the page's. */
  lang?: string;
  /** The note that a link opens a new tab. */
  newTab: string;
};

/** A text with links to the policies of the site, each in a new tab. */
export function LinkedText({ text, lang, newTab }: Props) {
  const { links } = useSurroundings();
  return linkedText(text).map((parts, paragraph) => (
    <p key={`paragraph-${paragraph}`} lang={lang}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={`part-${index}`} href={links[part.to]} target="_blank" rel="noopener">
            {part.text}
            <span className="visually-hidden"> ({newTab})</span>
          </a>
        ),
      )}
    </p>
  ));
}
