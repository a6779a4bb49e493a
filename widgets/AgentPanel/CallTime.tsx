import { useEffect, useState, type ReactNode } from 'react';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The seconds as minutes and seconds, with hours from the first on. */
export function asClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const clock = `${twoDigits(minutes)}:${twoDigits(rest)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** The time since this moment, anew each second; never announced by itself. 00:00 before the call has begun. */
export function CallTime({ since, label }: { since: string | undefined; label: ReactNode }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = since === undefined || now === undefined ? 0 : Math.max(0, (now - Date.parse(since)) / 1000);
  return (
    <p className="agent-time" role="timer">
      {label} <span>{asClock(Math.floor(seconds))}</span>
    </p>
  );
}
