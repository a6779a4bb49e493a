import { section, type Policies } from '#src/i18n/locales/policy.ts';

/** The five documents that pages link to. Placeholders: a lawyer has not written them. */
export const policies: Policies = {
  privacy: {
    title: 'Privacy policy',
    sections: [
      section(
        'What we keep',
        'What you type on this site: your name, how to reach you, and your answers to the health questions. We also keep which consents you gave, with their exact wording and time.',
      ),
      section(
        'What we use it for',
        'To see which clinical studies may suit you, and to contact you about them in the ways you agreed to. We do not sell it.',
      ),
      section(
        'On your own device',
        'Your answers stay in your browser while you fill in a form. Contact details are forgotten after an hour without use. “Clear my answers” removes everything at once.',
      ),
      section('Your choices', 'You may ask what we keep about you, correct it, or have it deleted, at any time.'),
    ],
  },
  terms: {
    title: 'Terms of use',
    sections: [
      section(
        'What this site is',
        'It helps you find clinical studies that may suit you. It gives no medical advice. In an emergency, call your local emergency number.',
      ),
      section(
        'Taking part is your choice',
        'Answering the questions does not enroll you in a study. The study site decides who can take part, and you can stop at any time.',
      ),
      section('Your answers', 'Please answer truthfully, and only for yourself or for somebody in your care.'),
    ],
  },
  healthData: {
    title: 'Consumer health data privacy notice',
    sections: [
      section(
        'What counts as health data',
        'Conditions you choose, answers to screening questions, height, weight, and which studies you look at.',
      ),
      section(
        'Who sees it',
        'The team that matches you to a study and, when you agree, the study site. Advertisers and social networks do not.',
      ),
      section(
        'Taking back your consent',
        'You may take back a consent at any time. It then no longer counts for the future.',
      ),
    ],
  },
  hipaa: {
    title: 'HIPAA notice',
    sections: [
      section(
        'Medical records',
        'We ask for medical records only for studies that need them, and only with your written authorization. It is valid for five years unless you take it back earlier.',
      ),
      section(
        'How to take it back',
        'Tell the study team, or withdraw it on the page of your data: “Ask for a link to your data”, at the end of this page, leads there. What was shared before stays with those who received it.',
      ),
    ],
  },
  cookies: {
    title: 'Cookie policy',
    sections: [
      section(
        'Cookies that the site needs',
        'Two cookies protect your answers against forged requests. A third holds details from a link you followed, encrypted, for at most five minutes.',
      ),
      section('Nothing else', 'No cookie on this site follows you to other sites.'),
    ],
  },
};
