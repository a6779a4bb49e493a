import { ApiError } from '#src/api/apiError.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { ImageCapture } from '#widgets/ImageCapture/ImageCapture.tsx';

/** A field for one picture. */
export const options = { shot: 'front', title: { en: 'From the front', es: 'De frente' }, hint: { en: 'Step back.' } };
/** The answer of a picture that was sent before. */
export const sent = { front: { pictureId: 'an-id-of-before' } };

/** The reply once all of a picture is there. */
export const stored = { received: 1, isStored: true };
/** Replies of a server that takes a picture. */
export const whole = { createPicture: { received: 0, isStored: false }, uploadPicture: stored, removePicture: null };
/** The error of a call that was answered so. */
export const failed = (status: number, code: string) => new ApiError({ status, code, message: 'No.' });

/** A field for which this file was chosen. `put` chooses another one. */
export async function choose(file: File, situation: Situation = {}) {
  const widget = await renderWidget(ImageCapture, { options, replies: whole, ...situation });
  const input = widget.screen.container.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is nothing to choose a file with.');
  const put = async (other: File) => {
    const files = new DataTransfer();
    files.items.add(other);
    const box = widget.screen.container.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    if (box) box.files = files.files;
    box?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await put(file);
  return { ...widget, put, button: (name: string) => widget.screen.getByRole('button', { name, exact: true }) };
}
