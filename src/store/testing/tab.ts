import type { Answers } from '#src/domain/facts.ts';
import type { PersonalPlace, Storages } from '#src/store/storage.ts';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from './storageInMemory.ts';

/** Answers of every sort. */
export const everything: Answers = {
  firstName: 'Ana',
  lastName: 'Diaz',
  phone: '+13125550123',
  caregiver: { firstName: 'Luis' },
  indicationIds: [1],
  responses: { 80: [801] },
  consents: { phone: true },
  heightCm: 170,
  additional: { insurance: 'yes' },
};

/** A tab of a browser: its storages, and its clock, which stands until a test moves it. */
export class Tab {
  readonly local = new StorageInMemory();
  readonly session = new StorageInMemory();
  now = Date.parse('2026-06-15T12:00:00Z');

  /** A page of the tab: a store over its storages that has taken over what they hold. */
  open(storages: Storages = this, place?: PersonalPlace) {
    const store = createAppStore(storages, place, () => this.now);
    store.restore();
    return store;
  }

  /** A page on which this was entered and kept. */
  fill(answers: Answers = everything, place?: PersonalPlace) {
    const store = this.open(this, place);
    store.setState({ answers });
    store.flush();
    return store;
  }
}
