import { memo } from 'react';
import { linkedBlocks, type LinkedPart } from '#src/domain/linkedText.ts';
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
  /** Paragraphs and lists with `[text](privacy)` and the like. */
  text: string;
  /** Language of the text where it is not the page's. */
  lang?: string;
  /** The note that a link opens a new tab. */
  newTab: string;
};

/**
 * Paragraphs and lists with links to the policies of the site, each in a new tab with a note that says so to screen readers.
 * Rendered again only for another text: beside questions it would be with each answer.
 */
export const LinkedText = memo(function LinkedText({ text, lang, newTab }: Props) {
  const { links } = useSurroundings();
  const shown = (parts: readonly LinkedPart[]) =>
    parts.map((part, index) =>
      typeof part === 'string' ? (
        unbroken(part)
      ) : (
        <a key={`part-${index}`} href={links[part.to]} target="_blank" rel="noopener">
          {part.text}
          <span className="visually-hidden">{` (${newTab})`}</span>
        </a>
      ),
    );
  return linkedBlocks(text).map((block, at) =>
    'items' in block ? (
      <ul key={`block-${at}`} lang={lang}>
        {block.items.map((item, index) => (
          <li key={`item-${index}`}>{shown(item)}</li>
        ))}
      </ul>
    ) : (
      <p key={`block-${at}`} lang={lang}>
        {shown(block)}
      </p>
    ),
  );
});
