/** Sends what is typed into a form of the documentation, and shows the answer below it. */
const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function partsOf(form) {
  const parts = { params: {}, query: new URLSearchParams(), body: undefined, key: '' };
  for (const field of form.querySelectorAll('[data-part]')) {
    const { part } = field.dataset;
    if (part === 'params') parts.params[field.name] = field.value;
    if (part === 'query' && field.value !== '')
      for (const value of field.name.endsWith('[]') ? field.value.split(',') : [field.value])
        parts.query.append(field.name, value);
    if (part === 'body') parts.body = field.value;
    if (part === 'key') parts.key = field.value;
  }
  return parts;
}

async function send(form) {
  const { method, path } = form.dataset;
  const { params, query, body, key } = partsOf(form);
  if (method !== 'GET' && !cookie('XSRF-TOKEN')) await fetch('/api/session');
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
    ...(method !== 'GET' && { 'x-xsrf-token': decodeURIComponent(cookie('XSRF-TOKEN') ?? '') }),
  };
  const begun = performance.now();
  const response = await fetch(address + (query.size > 0 ? `?${query}` : ''), { method, headers, body });
  const text = await response.text();
  const ms = Math.round(performance.now() - begun);
  return `${response.status} ${response.statusText} in ${ms} ms\n${pretty(text)}`;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

for (const field of document.querySelectorAll('[data-part="key"]')) field.value = crypto.randomUUID();

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const shown = document.createElement('pre');
  form.querySelector('output').replaceChildren(shown);
  send(form).then(
    (text) => void (shown.textContent = text),
    (error) => void (shown.textContent = `No answer: ${error.message}`),
  );
});
