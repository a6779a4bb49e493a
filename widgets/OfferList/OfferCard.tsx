import { useCallback } from 'react';
import { excerptOf } from '#src/domain/excerpt.ts';
import { groundWithInk, inkOnWhite } from '#src/domain/readableColor.ts';
import type { Offer } from '#src/generated/api.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { OfferListProps } from './props.ts';

/** Product constant: characters of a description, and of requirements, that are shown at most. */
const SHOWN = 200;

type Props = Pick<OfferListProps, 'locale' | 't' | 'T'> & { id: string; offer: Offer; onOpen: () => void };

/** Paints an element in the colours of the brand. Set by script: the policy of the page refuses style attributes. */
function usePaint({ titleColor, buttonColor }: NonNullable<Offer['brand']>) {
  return useCallback(
    (element: HTMLElement | null) => {
      const button = groundWithInk(buttonColor);
      const colors = { title: inkOnWhite(titleColor), ground: button?.ground, ink: button?.ink };
      for (const [name, color] of Object.entries(colors))
        if (color !== undefined) element?.style.setProperty(`--offer-${name}`, color);
    },
    [titleColor, buttonColor],
  );
}

function Terms({ offer: { compensation, requirements, language }, T }: Props) {
  const terms = Object.entries({ compensation, requirements });
  const given = terms.filter((term): term is ['compensation' | 'requirements', string] => Boolean(term[1]?.trim()));
  if (given.length === 0) return null;
  return (
    <dl>
      {given.map(([name, text]) => (
        <div key={name}>
          <dt>
            <T message={name} />
          </dt>
          <dd lang={language}>{excerptOf(text, SHOWN)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Space for the picture is there before it is: nothing below it moves. */
function Picture({ src }: { src: string }) {
  return (
    <div className="offer-picture">
      <img src={src} alt="" width={640} height={360} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
    </div>
  );
}

/** The site of an address, as people read it: without `www.`. */
const siteOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '');

/** One offer. Its link opens a new tab, which learns nothing of this one. */
export function OfferCard(props: Props) {
  const { id, offer, onOpen, t, T, locale } = props;
  const { title, description, language, imageUrl, url, originalUrl = '', indications = [], brand = {} } = offer;
  const buttonText = brand.buttonText?.trim();
  const paint = usePaint(brand);
  const site = siteOf(originalUrl) || siteOf(url);
  return (
    <Card as="li">
      <article ref={paint} className="offer" aria-labelledby={`${id}-title`}>
        {imageUrl ? <Picture src={imageUrl} /> : null}
        {indications.length > 0 ? (
          <p className="eyebrow" lang={language}>
            {indications.join(', ')}
          </p>
        ) : null}
        <h3 id={`${id}-title`} tabIndex={-1} lang={language}>
          {title}
        </h3>
        <p lang={language}>{excerptOf(description, SHOWN)}</p>
        {locale !== sourceLocale && language?.startsWith(sourceLocale) ? (
          <p>
            <T message="inEnglish" />
          </p>
        ) : null}
        <Terms {...props} />
        <div className="offer-way">
          <ButtonLink href={url} newTab={t('newTab')} aria-describedby={`${id}-title`} onClick={onOpen}>
            {buttonText ? <span lang={language}>{buttonText}</span> : <T message="open" />}
          </ButtonLink>
          {site ? (
            <p className="offer-site">
              <T message="site" values={{ site }} />
            </p>
          ) : null}
        </div>
      </article>
    </Card>
  );
}
