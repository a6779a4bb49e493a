import { idsOf } from '#src/domain/query.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Name of the parameter with the studies of a list that was sent. */
export const listParameter = 'studies';

/** The most studies of a list in an address. */
const maxListed = 12;

/** The ids of a list in an address. */
export const listedIds = (query: Readonly<Record<string, string>>): number[] =>
  idsOf(query[listParameter]).slice(0, maxListed);

export const spec = defineSpec({
  description:
    'The studies that the visitor keeps in this tab, with a link to send to oneself. Nothing while there are none.',
  answers: [],
  live: true,
  options: {},
  requiredByDefault: false,
  reads: [],
  below: true,
  messages: {
    en: {
      title: 'Your list',
      text: 'It is kept while this tab is open. To find it again later, send yourself a link: it names the studies and nothing about you.',
      remove: 'Remove',
      of: '{name}: {study}',
      see: 'See if you may join',
      copy: 'Copy the link',
      share: 'Share…',
      copied: 'The link was copied.',
      copyByHand: 'Copy this link:',
      shareTitle: 'Clinical {product}',
      gone_one: 'One study of the list is not taking new participants any more.',
      gone: '{count} {product} of the list are not taking new participants any more.',
    },
    es: {
      title: 'Su lista',
      text: 'Se conserva mientras esta pestaña esté abierta. Para volver a encontrarla, envíese un enlace: muestra los estudios y nada de usted.',
      remove: 'Quitar',
      of: '{name}: {study}',
      see: 'Ver si puede participar',
      copy: 'Copiar el enlace',
      share: 'Compartir…',
      copied: 'Se copió el enlace.',
      copyByHand: 'Copie este enlace:',
      shareTitle: '{Product} clínicos',
      gone_one: 'Un estudio de la lista ya no admite nuevos participantes.',
      gone: '{count} {product} de la lista ya no admiten nuevos participantes.',
    },
  },
});
