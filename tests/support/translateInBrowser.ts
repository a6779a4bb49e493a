/**
 * Translates the page as browsers do, now and whatever it shows later: takes out each text and puts another in its place.
 * What it says stays the same, so that tests find it. Runs in the page, so it is all in one function. Gives what ends it.
 */
export function translateInBrowser(): () => void {
  const translated = new WeakSet<Node>();
  const translate = (text: Text) => {
    const place = text.parentElement;
    if (!place || translated.has(text) || text.data.trim() === '' || place.closest('script, style, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    inner.childNodes.forEach((shown) => translated.add(shown));
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateBelow = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = node instanceof Text ? [node] : [];
    // Only texts are walked.
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(translate);
  };
  translateBelow(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : addedNodes).forEach(translateBelow);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
