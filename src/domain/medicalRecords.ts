import type { Study } from './facts.ts';

/** Product constant: the plan of a study that collects medical records. */
const COLLECTS_RECORDS = 'medical_records_collection';

/** Whether the study collects medical records; none does not. */
export function asksForMedicalRecords(study?: Pick<Study, 'successPlan' | 'medicalRecords'>): boolean {
  return study?.medicalRecords === true || study?.successPlan === COLLECTS_RECORDS;
}
