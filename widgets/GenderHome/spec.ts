import { defineSpec } from '#src/kit/spec.ts';
import { besideOversightLine } from '#widgets/shared/besideOversightLine.ts';
import { oversightMessages } from '#widgets/shared/oversightMessages.ts';

export const spec = defineSpec({
  description: 'Landing page: a gender to choose, which moves on at once, a Find button, and the featured study.',
  answers: ['gender'],
  live: true,
  options: {
    findLeadsTo: {
      type: 'string',
      enum: ['next', 'studySearch'],
      default: 'next',
      description: 'Where the Find button leads: to the next step without a gender, or to the study search.',
    },
  },
  requiredByDefault: false,
  headsPage: () => true,
  beside: besideOversightLine,
  leadsOn: () => true,
  messages: {
    en: {
      ...oversightMessages.en,
      title: 'Find a clinical study that fits you',
      participantTitle: 'Find a clinical study for someone you care for',
      lead: 'Answer a few short questions and see which studies may fit. It costs nothing.',
      question: 'What is your gender?',
      childQuestion: 'What is your child’s gender?',
      participantQuestion: "What is the participant's gender?",
      male: 'Male',
      or: 'or',
      female: 'Female',
      other: 'Non-Binary',
      find: 'Find {Product}',
      featured: 'Featured study',
      compensation: 'Compensation: {compensation}',
      place: 'Where: {place}',
      travel: 'You need a way to travel to the study site.',
      trustTitle: 'You decide every step',
      trust:
        'Looking for a study is free, and answering does not sign you up for one. Before you join a study, its team explains what happens and what the risks are. You can say no, or stop, at any time.',
    },
    es: {
      ...oversightMessages.es,
      title: 'Encuentre un estudio clínico adecuado para usted',
      participantTitle: 'Encuentre un estudio clínico para una persona a su cuidado',
      lead: 'Responda unas preguntas breves y vea qué estudios podrían ser adecuados. No tiene ningún costo.',
      question: '¿Cuál es su género?',
      childQuestion: '¿Cuál es el género de su hijo o hija?',
      participantQuestion: '¿Cuál es el género del participante?',
      male: 'Masculino',
      or: 'o',
      female: 'Femenino',
      other: 'No binario',
      find: 'Buscar {product}',
      featured: 'Estudio destacado',
      compensation: 'Compensación: {compensation}',
      place: 'Lugar: {place}',
      travel: 'Necesita tener cómo llegar al centro del estudio.',
      trustTitle: 'Usted decide en cada paso',
      trust:
        'Buscar un estudio es gratis, y responder no significa inscribirse en ninguno. Antes de participar, el equipo del estudio le explica en qué consiste y cuáles son los riesgos. Puede decir que no, o dejarlo, en cualquier momento.',
    },
  },
});
