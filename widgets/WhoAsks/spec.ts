import { defineSpec } from '#src/kit/spec.ts';

/** Nothing shows where neither the study nor the campaign says who answers for it. */
export const spec = defineSpec({
  description: 'Who asks: the study, its sponsor, its ethics approval, who recruits for it, and how to check that.',
  answers: [],
  options: {},
  requiredByDefault: false,
  reads: [],
  below: true,
  saysWhoAsks: true,
  messages: {
    en: {
      title: 'Who is asking',
      study: 'Study',
      sponsor: 'Sponsor',
      recruiter: 'Who recruits participants',
      ethics: 'Ethics approval',
      approval: '{committee}: number {number}, version {version}',
      check: 'How to check',
      register: 'Look up {number} in the register',
      ask: 'Ask us:',
      askToo: 'Or ask us:',
    },
    es: {
      title: 'Quién pregunta',
      study: 'Estudio',
      sponsor: 'Patrocinador',
      recruiter: 'Quién busca participantes',
      ethics: 'Aprobación ética',
      approval: '{committee}: número {number}, versión {version}',
      check: 'Cómo comprobarlo',
      register: 'Buscar {number} en el registro',
      ask: 'Pregúntenos:',
      askToo: 'O pregúntenos:',
    },
  },
});
