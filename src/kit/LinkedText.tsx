import { linkedText } from '#src/domain/linkedText.ts';
import { useSurroundings } from './context.ts';

const number = /(\+?\d[\d-]{6,}\d)/;

/** Keeps phone numbers from breaking across lines. */
const unbroken = (text: string) =>
  text.split(number).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="no-wrap">
        {part}
      </span>
    ),
  );

type Props = {
  /** Paragraphs with `[text](privacy)` and the like. */
  text: string;
  /** Language of the text where it is not the page's. */
  lang?: string;
  /** The note that a link opens a new tab. */
  newTab: string;
};

/** Paragraphs with links to the policies of the site, each in a new tab with a note that says so to screen readers. */
export function LinkedText({ text, lang, newTab }: Props) {
  const { links } = useSurroundings();
  return linkedText(text).map((parts, paragraph) => (
    <p key={`paragraph-${paragraph}`} lang={lang}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          unbroken(part)
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
