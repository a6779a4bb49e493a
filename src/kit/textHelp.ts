/** What whoever has agreed to text messages may need, before the number for help with them. */
export const textHelp = {
  en: 'We may text you from {shortCode}. Reply STOP to end the texts. For help with them, call:',
  es: 'Es posible que le enviemos mensajes de texto desde el {shortCode}. Responda STOP para dejar de recibirlos. Si necesita ayuda con ellos, llame al:',
} as const;
