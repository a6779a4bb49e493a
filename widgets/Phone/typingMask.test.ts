import { describe, expect, it } from 'vitest';
import { typingMask } from './typingMask.ts';

const any = '#'.repeat(15);

describe('the mask of a phone number while it is typed', () => {
  it.each([
    ['at home in the US', '(202', 'US', '(###) ###-####'],
    ['in the US with a leading 1', '1', 'US', '# (###) ###-####'],
    ['in the US with its calling code', '+1 2', 'US', '+# (###) ###-####'],
    ['from Britain in the US', '+44', 'US', '+## #### ######'],
    ['from Australia in the US', '+61 491 570 006', 'US', '+## ### ### ###'],
    ['from the US in Australia', '+1', 'AU', '+# (###) ###-####'],
    ['from elsewhere in the US', '+49', 'US', `+${any}`],
    ['too long for Britain in the US', '+44 1134 9601234', 'US', `+${any}`],
    ['with the digits of another country but no plus sign in Australia', '4477', 'AU', any],
    ['at home elsewhere in the US', '0113', 'US', any],
    ['with the calling code in Britain', '+44 7700', 'GB', '+## #### ######'],
    ['with the calling code but no plus sign in Britain', '4477', 'GB', '+## #### ######'],
    ['with the 0 of calls at home after the calling code in Britain', '+44 0', 'GB', `+${any}`],
    ['at home in Britain', '0770', 'GB', any],
    ['with half a calling code in Ireland', '+35', 'IE', `+${any}`],
    ['short in New Zealand', '+64 9 555 012', 'NZ', '+## # ### ####'],
    ['long in New Zealand', '+64 21 555 0123', 'NZ', '+## ## ### #####'],
    ['short in Australia', '+61 491 570 006', 'AU', '+## ### ### ###'],
    ['long in Australia', '+61 491 570 0061', 'AU', '+## ### ### ####'],
  ] as const)('%s', (_, text, country, mask) => expect(typingMask(text, country)).toBe(mask));
});
