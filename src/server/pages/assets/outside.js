// Runs in the frame of an outside script: loads it, says whether it came and started, and passes on what the page sends.
globalThis.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  if (data.push) globalThis.dataLayer.push(data.push);
  if (data.event) dispatchEvent(new Event(data.event));
});

// In a block: names of the top would be names of the outside script, too.
{
  const script = document.createElement('script');
  script.src = document.currentScript.dataset.script;
  // A script that breaks while it starts has come nevertheless. The page listens to the first word alone.
  for (const [target, event, word] of [
    [script, 'load', 'loaded'],
    [script, 'error', 'failed'],
    [globalThis, 'error', 'failed'],
  ])
    target.addEventListener(event, () => parent.postMessage(word, new URL(location.href).origin));
  document.head.append(script);
}
