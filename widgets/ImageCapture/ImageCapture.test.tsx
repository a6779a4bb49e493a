import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ImageCapture } from './ImageCapture.tsx';
import { choose, failed, options, sent, stored, whole } from './testing/choose.tsx';
import { pictureFile } from './testing/pictureFiles.ts';

testWidget('ImageCapture', ImageCapture, { options });
testWidget('ImageCapture with a picture that was sent', ImageCapture, { options, answers: { pictures: sent } });

describe('ImageCapture', () => {
  test('shows a chosen picture, turns it, and sends it when the visitor says so', async () => {
    const calls: string[] = [];
    const note = (name: string, reply: typeof stored) => () => (calls.push(name), reply);
    const { button, screen, answers } = await choose(await pictureFile(400, 300), {
      replies: {
        createPicture: note('create', whole.createPicture),
        uploadPicture: note('upload', stored),
      },
    });
    const preview = screen.getByRole('img', { name: 'Your picture: From the front' });
    await expect.element(preview).toBeVisible();
    const isUpright = () => {
      const { naturalWidth, naturalHeight } = preview.element() as HTMLImageElement;
      return naturalHeight > naturalWidth;
    };
    expect([isUpright(), calls]).toEqual([false, []]);
    await button('Turn').click();
    await expect.poll(isUpright).toBe(true);
    await button('Use this picture').click();
    await expect.element(screen.getByText('This picture has arrived.')).toBeVisible();
    expect(calls).toEqual(['create', 'upload']);
    expect(answers().pictures?.front).toEqual({
      pictureId: expect.stringMatching(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/),
      small: expect.stringMatching(/^data:image\/jpeg;base64,/),
    });
  });

  test('works by keyboard: focus goes to what is there now', async () => {
    const { button, screen } = await choose(await pictureFile(400, 300));
    await expect.element(button('Use this picture')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Use this picture')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('This picture has arrived.')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Choose another')).toHaveFocus();
  });

  test('waits for the connection and goes on where it was cut', async () => {
    const offsets: string[] = [];
    let cuts = 2;
    const upload = (input: unknown) => {
      offsets.push(JSON.stringify((input as { query: object }).query));
      if ((cuts -= 1) >= 0) throw failed(0, 'network');
      return stored;
    };
    const { screen, button } = await choose(await pictureFile(400, 300), {
      replies: { ...whole, createPicture: { received: 700, isStored: false }, uploadPicture: upload },
    });
    await button('Use this picture').click();
    await expect
      .element(screen.getByText('Your picture does not get through. Sending goes on by itself as soon as it does.'))
      .toBeVisible();
    await expect.element(screen.getByText('This picture has arrived.')).toBeVisible();
    expect(offsets).toEqual([1, 2, 3].map(() => '{"offset":700}'));
  });

  test('replaces a picture: the one before is removed once the new one is there', async () => {
    const removed: unknown[] = [];
    const { button, screen, answers } = await choose(await pictureFile(400, 300), {
      answers: { pictures: { ...sent, left: { pictureId: 'another-field' } } },
      replies: { ...whole, removePicture: (input) => (removed.push(input), null) },
    });
    await button('Use this picture').click();
    // The slug itself is no part of an address: a header has it.
    const params = { slug: 'in-header', pictureId: 'an-id-of-before' };
    await expect.poll(() => removed).toEqual([{ params, body: {} }]);
    await expect.element(screen.getByText('This picture has arrived.')).toBeVisible();
    expect(Object.keys(answers().pictures ?? {}).toSorted()).toEqual(['front', 'left']);
  });

  test('removes a picture, and says so where it cannot', async () => {
    const { screen, answers } = await renderWidget(ImageCapture, {
      options,
      answers: { pictures: sent },
      replies: { removePicture: failed(400, 'invalid') },
    });
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByRole('alert').getByText(/could not be removed/)).toBeVisible();
    expect(answers().pictures).toEqual(sent);
  });

  test('sends nothing that the visitor takes back', async () => {
    const { button, screen, answers } = await choose(await pictureFile(400, 300), {
      replies: { ...whole, uploadPicture: () => new Promise(() => undefined) },
    });
    await button('Use this picture').click();
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    await button('Stop sending').click();
    await expect.element(button('Use this picture')).toBeVisible();
    expect(answers().pictures).toBeUndefined();
  });

  test('asks for the picture', async () => {
    const { screen, submit } = await renderWidget(ImageCapture, { options });
    expect(await submit()).toEqual(['missing']);
    await expect.element(screen.getByText('Please add this picture')).toBeVisible();
  });

  test('does not let a chosen picture be left behind, not even an optional one', async () => {
    const { button, screen, submit } = await choose(await pictureFile(400, 300), {
      required: false,
      replies: { ...whole, uploadPicture: () => new Promise(() => undefined) },
    });
    await expect.element(button('Use this picture')).toBeVisible();
    expect(await submit()).toEqual(['unused']);
    await expect.element(screen.getByText(/Press .Use this picture. to send it/)).toBeVisible();
    await button('Use this picture').click();
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    expect(await submit()).toEqual(['underWay']);
    await button('Stop sending').click();
    await button('Remove').click();
    expect(await submit()).toEqual([]);
  });

  test('a stage has the focus, and Next hears of it, from the moment that it is there', async () => {
    const { button, screen, drafts } = await choose(await pictureFile(400, 300));
    const moments: unknown[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        moments.push([
          (target as HTMLElement).dataset['stage'],
          drafts()['openPictures'],
          document.activeElement === target,
        ]);
    });
    observer.observe(screen.container, { subtree: true, attributeFilter: ['data-stage'] });
    await expect.element(button('Use this picture')).toBeVisible();
    observer.disconnect();
    expect(moments).toEqual([['seen', 'front=unused', true]]);
  });

  test('forgets what was open when its page is opened again', async () => {
    const { submit } = await renderWidget(ImageCapture, {
      options,
      required: false,
      drafts: { openPictures: 'front=unused&left=unused' },
    });
    await expect.poll(submit).toEqual([]);
  });
});
