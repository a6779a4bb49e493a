import type { CampaignReport } from '#src/checker/campaignReport.ts';
import { codes, type CodePage } from '#src/checker/codes.ts';
import { witnessAddress } from '#src/checker/witnessAddress.ts';
import { endOf, isIn, keyOf, lineAndColumn, type Finding, type Place } from '#src/checker/finding.ts';

type Level = 'error' | 'warning';
type Leveled = { level: Level; finding: Finding };

/** Every finding of the reports, then of each report its warnings. */
const leveled = ({ findings, warnings }: CampaignReport): Leveled[] => [
  ...findings.map((finding): Leveled => ({ level: 'error', finding })),
  ...warnings.map((finding): Leveled => ({ level: 'warning', finding })),
];

/**
 * The same, each once: what stands in a document is found in all campaigns that extend it. Where it is none in the document
 * itself, its sentence says in which campaigns it is.
 */
function leveledOnce(reports: readonly CampaignReport[]): Leveled[] {
  const found = new Map<string, Leveled & { names: string[] }>();
  for (const report of reports)
    for (const one of leveled(report)) {
      const known = found.get(keyOf(one.finding)) ?? { ...one, names: [] };
      known.names.push(report.name);
      found.set(keyOf(one.finding), known);
    }
  return [...found.values()].map(({ level, finding, names }) => {
    if (names.some((name) => isIn(name, finding))) return { level, finding };
    const message = `${finding.message} (in ${names.map((name) => `"${name}"`).join(', ')})`;
    return { level, finding: { ...finding, message } };
  });
}

/** The place by lines and columns from 1; the file with slashes. */
function regionOf(at: Place) {
  const { line, column } = lineAndColumn(at);
  const end = endOf(at);
  return { file: at.source.file.replaceAll('\\', '/'), line, column, endLine: end.line, endColumn: end.column };
}

function plain(name: string, finding: Finding, origin: string | undefined) {
  const { code, message, at, witness, fix } = finding;
  const opensAt = origin && witnessAddress(origin, name, finding);
  return {
    code,
    message,
    ...regionOf(at),
    ...(witness && { witness }),
    ...(opensAt && { opensAt }),
    ...(fix && { fix }),
  };
}

/**
 * The reports as JSON: of each campaign its findings and warnings with code, message, place, witness and fix, and, given the
 * origin of the dev server, in `opensAt` the address at which that opens the page of the witness.
 */
export function asJson(reports: readonly CampaignReport[], origin?: string): string {
  const campaigns = reports.map(({ name, summary, findings, warnings }) => ({
    name,
    summary,
    findings: findings.map((one) => plain(name, one, origin)),
    warnings: warnings.map((one) => plain(name, one, origin)),
  }));
  return JSON.stringify({ campaigns }, null, 2);
}

const pages: readonly (readonly [string, CodePage])[] = Object.entries(codes);

/** The reports as a log of SARIF 2.1.0, which code hosts show beside the lines. */
export function asSarif(reports: readonly CampaignReport[]): string {
  const rules = pages.map(([id, { title, why, mend, isWarning }]) => ({
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: mend },
    defaultConfiguration: { level: isWarning ? 'warning' : 'error' },
  }));
  const results = leveledOnce(reports).map(({ level, finding: { code, message, at } }) => {
    const { file, line, column, endLine, endColumn } = regionOf(at);
    const region = { startLine: line, startColumn: column, endLine, endColumn };
    const physicalLocation = { artifactLocation: { uri: encodeURI(file) }, region };
    const ruleIndex = rules.findIndex(({ id }) => id === code);
    return { ruleId: code, ruleIndex, level, message: { text: message }, locations: [{ physicalLocation }] };
  });
  const tool = { driver: { name: 'campaigns', rules } };
  return JSON.stringify({ version: '2.1.0', runs: [{ tool, columnKind: 'utf16CodeUnits', results }] }, null, 2);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as XML 1.0 may contain it: without control characters. */
// oxlint-disable-next-line no-control-regex -- these are the characters that XML forbids
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const xml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '').replaceAll(forbidden, '');

/** The reports as JUnit XML: a suite for each campaign, a failed case for each finding, or one that passed. */
export function asJunit(reports: readonly CampaignReport[]): string {
  const suites = reports.map(({ name, summary, findings }) => {
    const cases = findings.map(({ code, message, at }) => {
      const { file, line, column } = regionOf(at);
      const failure = `<failure type="${code}" message="${xml(message)}">${xml(`${file}:${line}:${column}`)}</failure>`;
      return `    <testcase classname="${xml(name)}" name="${xml(`${code} ${file}:${line}`)}">${failure}</testcase>`;
    });
    const passed = `    <testcase classname="${xml(name)}" name="${xml(summary)}"/>`;
    const counts = `tests="${Math.max(1, findings.length)}" failures="${findings.length}" errors="0" skipped="0"`;
    const rows = cases.length > 0 ? cases : [passed];
    return [`  <testsuite name="${xml(name)}" ${counts}>`, ...rows, '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>'].join('\n');
}

const percent = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => percent(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The reports as workflow commands, which GitHub shows beside the lines of a pull request. */
export function asGithub(reports: readonly CampaignReport[]): string {
  const lines = leveledOnce(reports).map(({ level, finding: { code, message, at } }) => {
    const { file, line, column, endLine, endColumn } = regionOf(at);
    const place = `file=${property(file)},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`;
    return `::${level} ${place},title=${property(`${code} ${codes[code].title}`)}::${percent(message)}`;
  });
  return lines.join('\n');
}
