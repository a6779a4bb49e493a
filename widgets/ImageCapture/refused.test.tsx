import { describe, expect, test, vi } from 'vitest';
import { choose, failed, whole } from './testing/choose.tsx';
import { heicFile, pictureFile } from './testing/pictureFiles.ts';

describe('ImageCapture with a picture that is not taken', () => {
  test.each([
    ['HEIC', heicFile, /cannot open pictures in the HEIC format/],
    ['what is none', new File(['no'], 'a.jpg'), /not a picture that can be used/],
  ])('says why it does not take %s', async (_, file, words) => {
    const { screen, button } = await choose(file);
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(button('Choose a picture')).toBeVisible();
  });

  test.each([
    ['pictureBroken', 422, /damaged/],
    ['pictureUnasked', 403, /not needed here/],
    ['pictureMany', 409, /remove one first/],
  ])('says what the server says: %s', async (code, status, words) => {
    const { screen, button } = await choose(await pictureFile(400, 300), {
      replies: { ...whole, createPicture: failed(status, code) },
    });
    await button('Use this picture').click();
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
  });

  test.each([
    ['pictureBudget', 429, /in an hour/],
    ['invalid', 400, /did not get through/],
  ])('says why a picture did not get through, keeps it, and sends it by one press: %s', async (code, status, words) => {
    const refusals = [failed(status, code)];
    const createPicture = () => {
      const refusal = refusals.pop();
      if (refusal) throw refusal;
      return whole.createPicture;
    };
    const { screen, button, submit } = await choose(await pictureFile(400, 300), {
      required: false,
      replies: { ...whole, createPicture },
    });
    await button('Use this picture').click();
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
    expect(await submit()).toEqual(['stuck']);
    await button('Try again').click();
    await expect.element(screen.getByText('This picture has arrived.')).toBeVisible();
  });

  test('says so where the browser makes no file of the picture, and takes another one', async () => {
    const { put, screen, button } = await choose(await pictureFile(400, 300));
    await expect.element(screen.getByRole('img', { name: 'Your picture: From the front' })).toBeVisible();
    await button('Turn').click();
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    await button('Turn').click();
    await button('Use this picture').click();
    await expect
      .element(screen.getByRole('alert').getByText(/^This file is not a picture that can be used/))
      .toBeVisible();
    toBlob.mockRestore();
    await put(await pictureFile(400, 300));
    await button('Use this picture').click();
    await expect.element(screen.getByText('This picture has arrived.')).toBeVisible();
  });
});
