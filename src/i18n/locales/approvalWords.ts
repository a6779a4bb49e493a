const agency = '(?:the )?(?:FDA|EMA|MHRA|Health Canada|Food and Drug Administration|European Medicines Agency)';
const thing = '(?:drugs?|medicines?|medications?|treatments?|therap(?:y|ies)|vaccines?|devices?|pills?|shots?)';
const tested = '(?:study|trial|investigational|experimental|research)';
const testing = '(?:look(?:s|ing)? at|tests?|testing|tr(?:y|ies)(?: out)?|trying(?: out)?|stud(?:y|ies|ying))';
/** What somebody approved it for is another use than the one that is studied, and may be told. */
const otherUse = `(?!(?:,? but| (?:for|to|in|as|against|only|when|before|if|at|with|together|since|under|that (?:is|are) already|and ${agency}))(?!\\p{L}))`;

const agencia =
  '(?:la )?(?:FDA|EMA|MHRA|Health Canada|Administración de Alimentos y Medicamentos|Agencia Europea de Medicamentos)';
const cosa = '(?:medicamentos?|medicinas?|fármacos?|tratamientos?|terapias?|vacunas?|dispositivos?|pastillas?)';
const probado = '(?:de(?:l| este| nuestro)? estudio|en (?:estudio|investigación)|experimental(?:es)?|de investigación)';
const probar = '(?:analiza|prueba|estudia|investiga|evalúa|probamos|estudiamos|evaluamos|investigamos)';
const aprobado = `aprobad[oa]s? por ${agencia}`;
const otroUso = `(?!(?:,? pero| (?:para|en|como|contra|solo|cuando|si|a|con|junto|desde|bajo|que ya|y ${agencia}))(?!\\p{L}))`;

/** What a text names that calls anything approved. */
export const agencies =
  /FDA|EMA|MHRA|Health Canada|Food and Drug|European Medicines|Administración de Alimentos|Agencia Europea/iu;

/**
 * By language, words that call what is studied approved. A notice that says so of what is not approved yet, or of its study,
 * misleads (21 CFR 312.7; FDA, "Recruiting Study Subjects"): the agency lets a study go on and approves none.
 */
export const approvals: Readonly<Record<string, RegExp | undefined>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:${[
      `${agency}[- ](?:approved|cleared) (?:clinical )?(?:${tested}(?! (?:sites?|cent(?:er|re)s?))(?: ${thing})?|trials?|studies)`,
      `${testing} (?:an? |the )?(?:new )?${agency}[- ](?:approved|cleared) ${thing}${otherUse}`,
      `${testing} (?:an? |the )?(?:new )?${thing} (?:that (?:is|was|has been)|which is) (?:already |fully )?(?:${agency}[- ]approved|approved by ${agency})${otherUse}`,
      `(?:the|this|our) (?:(?:clinical |new )?(?:study|trial)|${tested} ${thing}|${thing} (?:in|of) (?:this|the|our) (?:study|trial)|${thing} (?:that )?we (?:test|study|try)) (?:is|was|has(?: already| now)? been) (?:already |fully |now )?(?:${agency}[- ]approved|approved by ${agency})${otherUse}`,
    ].join('|')})(?!\\p{L})`,
    'giu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:${[
      `(?<!(?:del|de este|de nuestro|en) )(?:estudios?|ensayos?)(?: clínicos?)? (?:(?:está|fue|ha sido) )?${aprobado}`,
      `${cosa} ${probado} (?:(?:que )?(?:está|fue|ha sido) )?(?:ya )?${aprobado}${otroUso}`,
      `${probar} (?:una? |el |la )?(?:nuev[oa] )?${cosa} (?:que (?:está|fue|ha sido) )?(?:ya )?${aprobado}${otroUso}`,
    ].join('|')})(?!\\p{L})`,
    'giu',
  ),
};
