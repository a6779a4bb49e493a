import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { filledWording } from '#src/domain/consentWording.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import type { Answer, Browser } from '#tests/load/browser.ts';

/** Agreed to with each lead, and kept with it or not at all. */
export const consentTypes = ['sms', 'call', 'email'] as const;

const { phoneSmsHelp: smsHelp, smsShortCode: shortCode } = readSettings({});

/** What a visitor agrees to in the words that the pages of the release in `folder` show. */
function consentsIn(folder: string) {
  const words = readFileSync(join(folder, 'campaigns/consents/screener.us.en.md'), 'utf8').trim();
  const text = filledWording(words, { smsHelp, shortCode });
  return consentTypes.map((consentType, index) => exampleLeadConsent({ consentType, sequence: index + 1, text }));
}

/** A lead as its visitor knows it: what was acknowledged last, and how many saves were. */
type Known = { lead: ReturnType<typeof exampleLead>; slug: string; saves: number; isChanging: boolean };

/** What a page tries again, under the same key: a lost answer, a busy server, a save that is still under way. */
const passing = [409, 502, 503];

/** Visitors who save leads and correct some of them later, and try again until each save is acknowledged, as pages do. */
export class Visitors {
  readonly known = new Map<string, Known>();
  /** From the first try until the save was acknowledged, in ms. */
  readonly times: number[] = [];
  readonly refused: string[] = [];
  tries = 0;
  readonly #browser: Browser;
  #consents: ReturnType<typeof consentsIn>;

  /** `release` is the folder of the one whose pages they open. */
  constructor(browser: Browser, release: string) {
    this.#browser = browser;
    this.#consents = consentsIn(release);
  }

  /** From now on they open the pages of another release. */
  openPagesOf(release: string): void {
    this.#consents = consentsIn(release);
  }

  /** A new lead; every fourth time another weight of a lead that was saved before. */
  async save(count: number): Promise<void> {
    const earlier = count % 4 === 3 ? this.#changeable() : undefined;
    const lead = earlier
      ? { ...earlier.lead, weightKg: 70 + earlier.saves, consents: [] }
      : exampleLead({ consents: this.#consents });
    const key = randomUUID();
    if (earlier) earlier.isChanging = true;
    const start = performance.now();
    const answer = await this.#untilTaken(() =>
      earlier ? this.#browser.update(earlier.slug, lead, key) : this.#browser.save(lead, key),
    );
    if (!answer) return;
    this.times.push(performance.now() - start);
    // An answer of 200 or 201 of these calls has this body.
    const { slug } = JSON.parse(answer.body) as LeadSaved;
    this.known.set(lead.leadId, { lead, slug, saves: (earlier?.saves ?? 0) + 1, isChanging: false });
  }

  #changeable(): Known | undefined {
    const all = [...this.known.values()];
    const one = all[Math.floor(Math.random() * all.length)];
    return one?.isChanging === false ? one : undefined;
  }

  async #untilTaken(send: () => Promise<Answer>): Promise<Answer | undefined> {
    for (;;) {
      this.tries += 1;
      const answer = await send().catch(() => undefined);
      if (answer && answer.status < 300) return answer;
      if (answer && !passing.includes(answer.status)) {
        this.refused.push(`${answer.status} ${answer.body}`);
        return undefined;
      }
      await delay(250);
    }
  }
}
