/** Upper bounds of the latency histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Series = { labels: string; counts: number[]; seconds: number; total: number };
export type Answered = { method: string; route: string; status: number; seconds: number };

/** Counts of answered requests by method, route pattern and status. Patterns have no personal values. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  observe({ method, route, status, seconds }: Answered): void {
    const labels = `method="${method}",route="${escaped(route)}",status="${status}"`;
    const series = this.#series.get(labels) ?? { labels, counts: bounds.map(() => 0), seconds: 0, total: 0 };
    this.#series.set(labels, series);
    bounds.forEach((bound, index) => {
      if (seconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
    });
    series.seconds += seconds;
    series.total += 1;
  }

  /** In the text format of Prometheus. */
  lines(): string[] {
    const name = 'openscreener_request_seconds';
    return [
      `# HELP ${name} Time from request to answer.`,
      `# TYPE ${name} histogram`,
      ...[...this.#series.values()].flatMap(({ labels, counts, seconds, total }) => [
        ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${counts[index] ?? 0}`),
        `${name}_bucket{${labels},le="+Inf"} ${total}`,
        `${name}_sum{${labels}} ${seconds}`,
        `${name}_count{${labels}} ${total}`,
      ]),
    ];
  }
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
