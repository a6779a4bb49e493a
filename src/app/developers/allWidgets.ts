import type { Widget } from '#src/kit/widget.ts';

/** The component of a kind is in the folder and the file of its name. Loaded as one chunk, so that visitors' chunks do not change. */
const modules = import.meta.glob<Readonly<Record<string, Widget>>>(['/widgets/*/*.tsx', '!/widgets/*/*.test.tsx'], {
  eager: true,
});

/** Every kind there is, by name. Files of a kind that only help it are left alone. */
export const allWidgets: readonly { kind: string; widget: Widget }[] = Object.entries(modules).flatMap(
  ([path, module]) => {
    const [, folder = '', file = ''] = /\/widgets\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? [];
    const widget = folder === file ? module[folder] : undefined;
    return widget ? [{ kind: folder, widget }] : [];
  },
);
