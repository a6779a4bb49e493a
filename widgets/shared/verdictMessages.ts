/** Messages of the verdict on a visitor who qualifies, for the kinds that begin with it. */
export const verdictMessages = {
  en: {
    qualified: 'Congratulations! You may qualify for this study.',
    childQualified: 'Congratulations! Your child may qualify for this study.',
    participantQualified: 'Congratulations! The participant may qualify for this study.',
  },
  es: {
    qualified: '¡Felicitaciones! Es posible que usted califique para este estudio.',
    childQualified: '¡Felicitaciones! Es posible que su hijo o hija califique para este estudio.',
    participantQualified: '¡Felicitaciones! Es posible que el participante califique para este estudio.',
  },
} as const;
