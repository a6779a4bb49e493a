import type { ReactNode } from 'react';
import type { Study } from '#src/domain/facts.ts';
import type { StudyLink } from '#src/domain/studyLink.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { Props } from '#src/kit/widget.ts';
import type { StudyCardMessage } from './studyCardMessages.ts';

/** What the card takes of the props of a kind that has its messages. */
type OfKind = Pick<Props<never, Spec['options'], StudyCardMessage>, 'id' | 't' | 'T' | 'locale' | 'country'>;

export type StudyCardProps = OfKind & {
  study: Study;
  link: StudyLink | undefined;
  /** Called when the link is followed. */
  onFollow?: () => void;
  /** Further things to do with the study, beside the link. */
  children?: ReactNode;
};

/** Id of the card of a study, in the field with this id. */
export const cardId = (id: string, study: number): string => `${id}-card-${study}`;
