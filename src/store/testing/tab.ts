import type { Answers } from '#src/domain/facts.ts';
import type { StoragePlace } from '#src/store/placeOfAnswer.ts';
import type { Storages } from '#src/store/storages.ts';
import { createAppStore } from '#src/store/store.ts';
import { StorageInMemory } from './storageInMemory.ts';

/** Answers of every kind of storage: personal fields and health answers. */
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

  /** A page of the tab: a store over its storages that has restored their content. */
  open(storages: Storages = this, place?: StoragePlace) {
    const store = createAppStore(storages, place, () => this.now);
    store.restore();
    return store;
  }

  /** A page on which these answers were entered and written to the storages. */
  fill(answers: Answers = everything, place?: StoragePlace) {
    const store = this.open(this, place);
    store.setState({ answers });
    store.flush();
    return store;
  }
}
