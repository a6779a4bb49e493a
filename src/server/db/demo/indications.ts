import type { Text } from '#src/server/db/localized.ts';

type DemoIndication = { id: number; name: Text; hidden?: true; kind?: 'vaccine' };
type DemoCategory = { id: number; name: Text; indications: readonly DemoIndication[] };

/** The condition of healthy volunteers. */
export const healthyIndicationId = 900;

const plain = (id: number, en: string, es: string): DemoIndication => ({ id, name: { en, es } });

/** Conditions by category, in display order. */
export const demoCategories: readonly DemoCategory[] = [
  {
    id: 1,
    name: { en: 'Lungs and breathing', es: 'Pulmones y respiración' },
    indications: [
      plain(101, 'Asthma', 'Asma'),
      plain(102, 'COPD (chronic bronchitis or emphysema)', 'EPOC (bronquitis crónica o enfisema)'),
      plain(103, 'Chronic cough', 'Tos crónica'),
      plain(104, 'Sleep apnea', 'Apnea del sueño'),
      plain(105, 'Seasonal allergies', 'Alergias estacionales'),
    ],
  },
  {
    id: 2,
    name: { en: 'Heart and blood vessels', es: 'Corazón y vasos sanguíneos' },
    indications: [
      plain(201, 'High blood pressure', 'Presión arterial alta'),
      plain(202, 'High cholesterol', 'Colesterol alto'),
      plain(203, 'Heart failure', 'Insuficiencia cardíaca'),
      plain(204, 'Atrial fibrillation', 'Fibrilación auricular'),
      plain(205, 'Coronary artery disease', 'Enfermedad de las arterias coronarias'),
    ],
  },
  {
    id: 3,
    name: { en: 'Diabetes, weight and hormones', es: 'Diabetes, peso y hormonas' },
    indications: [
      plain(301, 'Type 1 diabetes', 'Diabetes tipo 1'),
      plain(302, 'Type 2 diabetes', 'Diabetes tipo 2'),
      plain(303, 'Obesity', 'Obesidad'),
      plain(304, 'Underactive thyroid', 'Tiroides poco activa'),
      plain(305, 'Menopause symptoms', 'Síntomas de la menopausia'),
    ],
  },
  {
    id: 4,
    name: { en: 'Brain and nerves', es: 'Cerebro y nervios' },
    indications: [
      plain(401, 'Migraine', 'Migraña'),
      plain(402, 'Memory loss', 'Pérdida de la memoria'),
      plain(403, "Alzheimer's disease", 'Enfermedad de Alzheimer'),
      plain(404, "Parkinson's disease", 'Enfermedad de Parkinson'),
      plain(405, 'Epilepsy', 'Epilepsia'),
      plain(406, 'Multiple sclerosis', 'Esclerosis múltiple'),
    ],
  },
  {
    id: 5,
    name: { en: 'Mental health', es: 'Salud mental' },
    indications: [
      plain(501, 'Depression', 'Depresión'),
      plain(502, 'Anxiety', 'Ansiedad'),
      plain(503, 'Bipolar disorder', 'Trastorno bipolar'),
      plain(504, 'ADHD', 'TDAH'),
      plain(505, 'Insomnia', 'Insomnio'),
    ],
  },
  {
    id: 6,
    name: { en: 'Skin', es: 'Piel' },
    indications: [
      plain(601, 'Eczema', 'Eccema'),
      plain(602, 'Psoriasis', 'Psoriasis'),
      plain(603, 'Acne', 'Acné'),
      plain(604, 'Hives', 'Urticaria'),
    ],
  },
  {
    id: 7,
    name: { en: 'Bones, joints and muscles', es: 'Huesos, articulaciones y músculos' },
    indications: [
      plain(701, 'Osteoarthritis', 'Artrosis'),
      plain(702, 'Rheumatoid arthritis', 'Artritis reumatoide'),
      plain(703, 'Gout', 'Gota'),
      plain(704, 'Low back pain', 'Dolor en la parte baja de la espalda'),
      plain(705, 'Osteoporosis', 'Osteoporosis'),
      { ...plain(706, 'Candidate for knee replacement', 'Candidato para reemplazo de rodilla'), hidden: true },
    ],
  },
  {
    id: 8,
    name: { en: 'Stomach, liver and bowel', es: 'Estómago, hígado e intestino' },
    indications: [
      plain(801, 'Irritable bowel syndrome', 'Síndrome del intestino irritable'),
      plain(802, "Crohn's disease", 'Enfermedad de Crohn'),
      plain(803, 'Ulcerative colitis', 'Colitis ulcerosa'),
      plain(804, 'Fatty liver disease', 'Hígado graso'),
      plain(805, 'Acid reflux', 'Reflujo ácido'),
      { ...plain(806, 'Participant of an earlier study', 'Participante de un estudio anterior'), hidden: true },
    ],
  },
  {
    id: 9,
    name: { en: 'Healthy volunteers and vaccines', es: 'Voluntarios sanos y vacunas' },
    indications: [
      plain(healthyIndicationId, 'Healthy volunteer', 'Voluntario sano'),
      { ...plain(901, 'Flu vaccine', 'Vacuna contra la gripe'), kind: 'vaccine' },
      { ...plain(902, 'RSV vaccine', 'Vacuna contra el VRS'), kind: 'vaccine' },
    ],
  },
  {
    id: 10,
    name: { en: 'Cancer', es: 'Cáncer' },
    indications: [plain(1001, 'Breast cancer', 'Cáncer de mama'), plain(1002, 'Lung cancer', 'Cáncer de pulmón')],
  },
];
