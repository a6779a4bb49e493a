import { Fragment, memo } from 'react';
import { linkedBlocks, type LinkedPart } from '#src/domain/linkedText.ts';
import { telHref } from '#src/domain/telHref.ts';
import { useSurroundings } from './context.ts';

/** The text with each mention of a number as a link that calls it, never broken over two lines. */
const callable = (text: string, number: string) =>
  text.split(number).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? (
        <a className="no-wrap" href={telHref(number)}>
          {number}
        </a>
      ) : null}
      {part}
    </Fragment>
  ));

type Props = {
  /** Paragraphs and lists with `[text](privacy)` and the like. */
  text: string;
  /** Language of the text where it is not the page's. */
  lang?: string;
  /** The note that a link opens a new tab. */
  newTab: string;
};

/**
 * Paragraphs and lists with links to the policies of the site, each in a new tab with a note that says so to screen readers,
 * and the number for help with texts as a link that calls it. Rendered again only for another text: beside questions it
 * would be with each answer.
 */
export const LinkedText = memo(function LinkedText({ text, lang, newTab }: Props) {
  const { links, numbers } = useSurroundings();
  const shown = (parts: readonly LinkedPart[]) =>
    parts.map((part, index) =>
      typeof part === 'string' ? (
        callable(part, numbers.smsHelp)
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
