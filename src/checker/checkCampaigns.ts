import { flowsOf } from './projectFiles.ts';
import { describeFault, frameOf } from './finding.ts';
import type { Fault } from './finding.ts';
import { campaignReader } from './readCampaign.ts';
import type { Setting } from './readCampaign.ts';
import { prove } from '#src/checker/proof/prove.ts';
import { spanishFaults } from './missingTranslations.ts';

export type CheckOptions = {
  /** Missing Spanish is a fault, not a warning. */
  strictSpanish: boolean;
  print: (line: string) => void;
};

type Checked = { faults: readonly Fault[]; warnings: readonly Fault[]; about: string };

function checkOne(read: ReturnType<typeof campaignReader>, { registries }: Setting, name: string): Checked {
  const { faults, campaign, document, tree } = read(name);
  if (!campaign || !document || !tree || faults.length > 0) return { faults, warnings: [], about: 'not walked' };
  const proof = prove({ campaign, document, tree, registries });
  const counts = [
    `${Object.keys(campaign.steps).length} steps`,
    `${proof.situations} situations`,
    `${document.people?.length ?? 0} people`,
  ];
  return { faults: proof.faults, warnings: spanishFaults(campaign, tree), about: counts.join(', ') };
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Checks the named campaigns, all of them if none is named, and prints what it finds. Returns the number of faults. */
export function checkCampaigns(names: readonly string[], setting: Setting, options: CheckOptions): number {
  const { strictSpanish, print } = options;
  const started = performance.now();
  const read = campaignReader(setting);
  const wanted = names.length > 0 ? names : flowsOf(setting.library);
  const totals = { faults: 0, warnings: 0 };
  for (const [index, name] of wanted.entries()) {
    const { faults, warnings, about } = checkOne(read, setting, name);
    const all = strictSpanish ? [...faults, ...warnings] : faults;
    totals.faults += all.length;
    totals.warnings += strictSpanish ? 0 : warnings.length;
    print(`${all.length === 0 ? 'ok  ' : 'FAIL'} [${index + 1}/${wanted.length}] ${name}: ${about}`);
    for (const fault of all) print(`${describeFault(fault)}${fault.at ? `\n${frameOf(fault.at)}` : ''}\n`);
    if (!strictSpanish) for (const warning of warnings) print(`warning: ${describeFault(warning)}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const found = `${count(totals.faults, 'fault')}, ${count(totals.warnings, 'warning')}`;
  print(`${count(wanted.length, 'campaign')}: ${found} in ${seconds} s`);
  return totals.faults;
}
