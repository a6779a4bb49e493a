import type { Study } from './facts.ts';

/** Product constant: success plan of studies that collect medical records. */
const COLLECTS_RECORDS = 'medical_records_collection';

/** Whether the study collects medical records; false without a study. */
export function asksForMedicalRecords(study?: Pick<Study, 'successPlan' | 'medicalRecords'>): boolean {
  return study?.medicalRecords === true || study?.successPlan === COLLECTS_RECORDS;
}
