/**
 * Lays out what is far from the window, too: until then it takes the place that it is thought to need, and what stands below
 * it moves as it comes near.
 */
export function layOutAll(): void {
  document.documentElement.dataset['open'] = '';
}
