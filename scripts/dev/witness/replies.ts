import type { CallName } from '#src/api/call.ts';
import { apiBasePath, services } from '#src/api/services.ts';
import { endVisit, storedVisit } from './storedVisit.ts';
import type { Replies } from './visit.ts';

/** The name of the call that a request makes, of those that have a reply. */
function callOf(replies: Replies, method: string, path: string): CallName | undefined {
  // The keys are names of calls.
  const names = Object.keys(replies) as CallName[];
  return names.find((name) => {
    const service = services[name];
    const pattern = `^${apiBasePath}${service.path.replaceAll(/:\w+/g, '[^/]+')}$`;
    return service.method === method && new RegExp(pattern).test(path);
  });
}

/** Answers the calls of the page that have a reply; the server answers all others. */
function answerBy(replies: Replies): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { url, method } = new Request(input, { method: init?.method ?? 'GET' });
    const name = callOf(replies, method, new URL(url).pathname);
    return name ? Promise.resolve(Response.json(replies[name])) : ask(input, init);
  };
}

/** Says above the page whose page it is, and ends the visit where that is asked for. */
function showBar(finding: string): void {
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', 'Example visitor');
  bar.style.cssText = 'font:14px/1.4 system-ui;padding:8px 16px;background:#fff4c2;color:#222';
  const end = document.createElement('button');
  end.type = 'button';
  end.textContent = 'Let the server reply';
  end.addEventListener('click', () => {
    endVisit();
    location.reload();
  });
  bar.append(`The page of the example visitor of ${finding}. What the server knows of them is made up. `, end);
  document.body.prepend(bar);
}

const visit = storedVisit();
if (visit) {
  answerBy(visit.replies);
  if (visit.finding !== undefined) showBar(visit.finding);
}
