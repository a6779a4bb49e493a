import type { FastifyReply } from 'fastify';
import type { Brand } from '#src/domain/brands/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { styleAddress, type Style } from './styles.ts';

type Page = {
  language: Locale;
  brand: Brand;
  title: string;
  /** Host name, which is printed below the page, for whoever finds the sheet later. */
  site?: string;
  /** Style sheets besides those of every page, in their order. */
  styles: readonly Style[];
  /** Further elements of the head. */
  head?: string;
  body: string;
};

const link = (style: Style) => `<link rel="stylesheet" href="${styleAddress(style)}">`;

/** Text escaped for use between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A page that the server writes itself, in the colours of its brand. Nothing is escaped here. */
export const htmlPage = ({
  language,
  brand,
  title,
  site = '',
  styles,
  head = '',
  body,
}: Page): string => `<!doctype html>
<html lang="${language}"${locales[language].direction === 'rtl' ? ' dir="rtl"' : ''} data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${(['tokens', 'brands', 'page', ...styles] as const).map(link).join('\n')}
<link rel="icon" href="data:,">
${head}
</head>
<body spellcheck="false" data-site="${escaped(site)}">
${body}
</body>
</html>
`;

export const htmlType = 'text/html; charset=utf-8';

/** Answers with a page. */
export const sendHtml = (reply: FastifyReply, page: string): FastifyReply => reply.type(htmlType).send(page);
