/**
 * What means the same condition: a name for it, the words of English after the colon, and those of Spanish after the
 * semicolon. Written by us, in the words of visitors and of registers.
 */
const meanings = `
asthma: asthma, asthmatic, wheezing; asma, asmático, asmática, sibilancias
COPD: COPD, COPD (chronic bronchitis or emphysema), chronic obstructive pulmonary disease, chronic bronchitis, emphysema, smoker lung; EPOC, enfermedad pulmonar obstructiva crónica, bronquitis crónica, enfisema
chronic cough: chronic cough, persistent cough; tos crónica, tos persistente
sleep apnea: sleep apnea, sleep apnoea, obstructive sleep apnea, OSA; apnea del sueño
allergies: seasonal allergies, hay fever, allergic rhinitis, pollen allergy, allergies; alergias estacionales, rinitis alérgica, fiebre del heno, alergia al polen, alergias
cystic fibrosis: cystic fibrosis, mucoviscidosis; fibrosis quística
hypertension: hypertension, high blood pressure, raised blood pressure, arterial hypertension; hipertensión, hipertensión arterial, presión arterial alta, presión alta, tensión alta
high cholesterol: high cholesterol, hypercholesterolemia, hypercholesterolaemia, hyperlipidemia, dyslipidemia; colesterol alto, hipercolesterolemia, hiperlipidemia, dislipidemia
heart failure: heart failure, congestive heart failure, cardiac failure, CHF, weak heart; insuficiencia cardíaca, falla cardíaca, fallo cardíaco
atrial fibrillation: atrial fibrillation, AFib, irregular heartbeat; fibrilación auricular, latido irregular, arritmia auricular
coronary artery disease: coronary artery disease, coronary heart disease, ischemic heart disease, CAD, blocked arteries; enfermedad de las arterias coronarias, enfermedad coronaria, cardiopatía isquémica, arterias tapadas
heart attack: heart attack, myocardial infarction; ataque al corazón, infarto de miocardio, ataque cardíaco, infarto
stroke: stroke, cerebrovascular accident, brain attack; derrame cerebral, accidente cerebrovascular, ictus, infarto cerebral
type 1 diabetes: type 1 diabetes, diabetes type 1, diabetes type1, diabetes mellitus type 1, type 1 diabetes mellitus, T1D, juvenile diabetes; diabetes tipo 1, diabetes juvenil, diabetes mellitus tipo 1
type 2 diabetes: type 2 diabetes, diabetes type 2, diabetes mellitus type 2, type 2 diabetes mellitus, T2D, adult onset diabetes; diabetes tipo 2, diabetes mellitus tipo 2
diabetes: diabetes, diabetes mellitus, high blood sugar, sugar disease; diabetes, azúcar alta, azúcar en la sangre
low blood sugar: low blood sugar, hypoglycemia, hypoglycaemia; azúcar baja, hipoglucemia
obesity: obesity, overweight, excess weight; obesidad, sobrepeso, exceso de peso
underactive thyroid: underactive thyroid, hypothyroidism, slow thyroid; tiroides poco activa, hipotiroidismo, tiroides lenta
menopause: menopause, menopause symptoms, hot flashes, hot flushes, vasomotor symptoms; menopausia, síntomas de la menopausia, sofocos, bochornos
migraine: migraine, migraines, migraine headache; migraña, migrañas, jaqueca, jaquecas
headache: headache, headaches, cephalalgia; dolor de cabeza, dolores de cabeza, cefalea
memory loss: memory loss, mild cognitive impairment, forgetfulness, memory problems; pérdida de la memoria, pérdida de memoria, deterioro cognitivo leve, olvidos
dementia: dementia, senility; demencia
Alzheimer's disease: Alzheimer's disease, Alzheimer disease, Alzheimer's, Alzheimer; enfermedad de Alzheimer, Alzheimer, mal de Alzheimer
Parkinson's disease: Parkinson's disease, Parkinson disease, Parkinson's, Parkinson; enfermedad de Parkinson, Parkinson, mal de Parkinson
epilepsy: epilepsy, seizures, seizure disorder; epilepsia, convulsiones, ataques epilépticos
multiple sclerosis: multiple sclerosis; esclerosis múltiple
ALS: ALS, amyotrophic lateral sclerosis, motor neuron disease, motor neurone disease; ELA, esclerosis lateral amiotrófica
narcolepsy: narcolepsy, sleep attacks; narcolepsia
restless legs: restless legs, restless legs syndrome; piernas inquietas
neuropathy: neuropathy, nerve pain, peripheral neuropathy, neuropathic pain; neuropatía, dolor de los nervios, dolor neuropático
depression: depression, major depressive disorder, clinical depression, MDD; depresión, trastorno depresivo mayor
anxiety: anxiety, anxiety disorder, panic attacks; ansiedad, trastorno de ansiedad, ataques de pánico
bipolar disorder: bipolar disorder, bipolar, manic depression; trastorno bipolar, bipolaridad
ADHD: ADHD, attention deficit hyperactivity disorder, attention deficit disorder; TDAH, trastorno por déficit de atención, déficit de atención, hiperactividad
autism: autism, autism spectrum disorder, ASD, Asperger; autismo, trastorno del espectro autista
insomnia: insomnia, trouble sleeping, sleeplessness, cannot sleep; insomnio, problemas para dormir, dificultad para dormir
PTSD: PTSD, post traumatic stress disorder, posttraumatic stress disorder; TEPT, trastorno de estrés postraumático, estrés postraumático
schizophrenia: schizophrenia, psychosis; esquizofrenia, psicosis
opioid use: opioid use disorder, opioid addiction, opioid dependence; trastorno por consumo de opioides, adicción a los opioides
cannabis use: cannabis use disorder, marijuana addiction, cannabis dependence; trastorno por consumo de cannabis, adicción a la marihuana
alcohol use: alcohol use disorder, alcoholism, alcohol addiction; alcoholismo, trastorno por consumo de alcohol
smoking: quit smoking, smoking cessation, stop smoking, nicotine addiction; dejar de fumar, tabaquismo
suicide: suicidal thoughts, suicidal ideation, suicide ideation; pensamientos suicidas, ideación suicida
eczema: eczema, atopic dermatitis, itchy skin; eccema, eczema, dermatitis atópica, picazón en la piel
psoriasis: psoriasis, plaque psoriasis; psoriasis, soriasis
acne: acne, pimples, acne vulgaris; acné, granos, espinillas
hives: hives, urticaria, nettle rash; urticaria, ronchas
hidradenitis: hidradenitis suppurativa, acne inversa; hidradenitis supurativa, acné inverso
hair loss: hair loss, alopecia, baldness; caída del cabello, alopecia, calvicie
vitiligo: vitiligo, leucoderma; vitíligo
shingles: shingles, herpes zoster; culebrilla, herpes zóster
osteoarthritis: osteoarthritis, degenerative joint disease, worn joints; artrosis, osteoartritis, desgaste de las articulaciones
rheumatoid arthritis: rheumatoid arthritis, RA; artritis reumatoide, artritis reumatoidea
gout: gout, gouty arthritis, high uric acid, hyperuricemia; gota, ácido úrico alto, hiperuricemia
lupus: lupus, systemic lupus erythematosus, SLE; lupus, lupus eritematoso sistémico
fibromyalgia: fibromyalgia, widespread pain; fibromialgia
low back pain: low back pain, lower back pain, back pain, lumbago, backache; dolor en la parte baja de la espalda, dolor de espalda, lumbalgia, dolor lumbar
disc disease: degenerative disc disease, slipped disc, herniated disc, lumbar disc disease; hernia de disco, disco herniado, enfermedad degenerativa del disco
spinal stenosis: spinal stenosis, narrow spinal canal; estenosis espinal, estenosis del canal lumbar
osteoporosis: osteoporosis, brittle bones, weak bones; osteoporosis, huesos frágiles
irritable bowel: irritable bowel syndrome, irritable bowel, IBS, spastic colon; síndrome del intestino irritable, colon irritable, SII
Crohn's disease: Crohn's disease, Crohn disease, Crohn's; enfermedad de Crohn, Crohn
ulcerative colitis: ulcerative colitis, colitis; colitis ulcerosa, colitis
fatty liver: fatty liver disease, fatty liver, NASH, NAFLD, MASH, nonalcoholic steatohepatitis, steatotic liver disease; hígado graso, esteatohepatitis, esteatosis hepática
cirrhosis: cirrhosis, liver scarring; cirrosis
acid reflux: acid reflux, GERD, heartburn, gastroesophageal reflux disease; reflujo ácido, acidez, agruras, reflujo gastroesofágico, ERGE
celiac disease: celiac disease, coeliac disease, gluten intolerance; enfermedad celíaca, celiaquía
swallowing: trouble swallowing, dysphagia, difficulty swallowing; dificultad para tragar, disfagia
kidney disease: chronic kidney disease, kidney disease, renal disease, CKD, kidney failure; enfermedad renal crónica, enfermedad de los riñones, insuficiencia renal
overactive bladder: overactive bladder, urinary urgency, urge incontinence, OAB, weak bladder; vejiga hiperactiva, urgencia urinaria, incontinencia urinaria
nocturia: nocturia, waking up to urinate; nicturia, levantarse a orinar
urinary infection: urinary tract infection, UTI, bladder infection, cystitis; infección urinaria, cistitis
endometriosis: endometriosis; endometriosis
polycystic ovaries: polycystic ovary syndrome, PCOS, polycystic ovaries; ovarios poliquísticos, SOP
flu vaccine: flu vaccine, flu shot, influenza vaccine, flu jab; vacuna contra la gripe, vacuna de la influenza
RSV vaccine: RSV vaccine, respiratory syncytial virus vaccine; vacuna contra el VRS, vacuna contra el virus sincitial
flu: flu, influenza; gripe, influenza
COVID-19: COVID-19, COVID, coronavirus; COVID-19, COVID, coronavirus
HIV: HIV, AIDS, human immunodeficiency virus; VIH, sida
healthy volunteer: healthy volunteer, healthy volunteers, healthy people; voluntario sano, voluntarios sanos, personas sanas
cancer: cancer, tumor, tumour, malignancy, neoplasm; cáncer, tumor, neoplasia
breast cancer: breast cancer, breast carcinoma, breast tumor; cáncer de mama, cáncer de seno, cáncer de pecho
lung cancer: lung cancer, NSCLC, non small cell lung cancer, small cell lung cancer, lung carcinoma; cáncer de pulmón
prostate cancer: prostate cancer, prostate carcinoma; cáncer de próstata
colon cancer: colon cancer, bowel cancer, colorectal cancer; cáncer de colon, cáncer colorrectal
skin cancer: skin cancer, melanoma; cáncer de piel, melanoma
leukemia: leukemia, leukaemia, blood cancer, acute leukemia, acute leukaemia; leucemia, cáncer de la sangre, leucemia aguda
acute lymphoblastic leukemia: acute lymphoblastic leukemia, acute lymphoblastic leukaemia, acute lymphocytic leukemia, acute lymphocytic leukaemia; leucemia linfoblástica aguda
acute myeloid leukemia: acute myeloid leukemia, acute myeloid leukaemia, AML; leucemia mieloide aguda
lymphoma: lymphoma, non Hodgkin lymphoma, non Hodgkins lymphoma, Hodgkin lymphoma; linfoma
myelodysplastic syndrome: myelodysplastic syndrome, myelodysplastic syndromes, MDS; síndrome mielodisplásico
macular edema: macular edema, macular oedema, swollen retina; edema macular
macular degeneration: macular degeneration, AMD; degeneración macular
glaucoma: glaucoma, high eye pressure; glaucoma, presión alta del ojo
dry eye: dry eye, dry eyes; ojo seco, ojos secos
anemia: anemia, anaemia, low iron; anemia, falta de hierro
sickle cell: sickle cell disease, sickle cell anemia; anemia falciforme, drepanocitosis
chronic pain: chronic pain, long lasting pain; dolor crónico`;

const listed = (text: string) => text.split(',').map((term) => term.trim());

/** A row for each of the words. */
export const synonyms = (): { concept: string; locale: string; term: string }[] =>
  meanings
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', terms = ''] = line.split(': ');
      const [en = '', es = ''] = terms.split(';');
      return [
        ...listed(en).map((term) => ({ concept, locale: 'en', term })),
        ...listed(es).map((term) => ({ concept, locale: 'es', term })),
      ];
    });
