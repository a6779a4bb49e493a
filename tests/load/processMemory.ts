import { readFileSync } from 'node:fs';

const sizeOf = (pid: number, name: 'VmRSS' | 'RssAnon' | 'RssFile'): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes = '0'] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    // It has ended.
    return 0;
  }
};

const bytesOf = (pid: number) => sizeOf(pid, 'VmRSS');

/** What each has of its own, and pages of files, such as the program itself, once: they are the same for all. */
function bytesTogether(pids: readonly number[]): number {
  const own = pids.reduce((sum, pid) => sum + sizeOf(pid, 'RssAnon'), 0);
  return own + Math.max(...pids.map((pid) => sizeOf(pid, 'RssFile')));
}

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

type Peak = { own: number; children: number; together: number };

/**
 * The most bytes of memory that a process, the processes that it started, and all of them together had while it was
 * watched, on Linux.
 */
export function watchMemory(pid: number): { stop: () => Peak } {
  const peak = { own: 0, children: 0, together: 0 };
  const look = () => {
    const children = childrenOf(pid);
    peak.own = Math.max(peak.own, bytesOf(pid));
    peak.children = Math.max(
      peak.children,
      children.reduce((sum, child) => sum + bytesOf(child), 0),
    );
    peak.together = Math.max(peak.together, bytesTogether([pid, ...children]));
  };
  look();
  const timer = setInterval(look, 10);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
