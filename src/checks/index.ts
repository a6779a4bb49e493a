import { confirmed } from './confirmed.ts';
import { email, regex } from './pattern.ts';
import { length, max, min } from './length.ts';
import { maxValue, minValue } from './value.ts';

/**
 * Every check that a campaign may put on a field, by name; each `description` documents it. Required answers are the
 * field's `required`.
 */
export const checks = { confirmed, email, length, max, max_value: maxValue, min, min_value: minValue, regex };
