import { readFileSync } from 'node:fs';

const bytesOf = (pid: number): number => {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    // It has ended.
    return 0;
  }
};

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

/** The most that a process, and the processes that it started, had of the memory while it was watched, on Linux. */
export function watchMemory(pid: number): { stop: () => { own: number; children: number } } {
  const peak = { own: 0, children: 0 };
  const look = () => {
    const children = childrenOf(pid).reduce((sum, child) => sum + bytesOf(child), 0);
    peak.own = Math.max(peak.own, bytesOf(pid));
    peak.children = Math.max(peak.children, children);
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
