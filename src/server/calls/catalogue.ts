import { sourceLocale } from '#src/generated/locales.ts';
import type { FastifyInstance } from 'fastify';
import { askedCriteria } from '#src/server/studies/askedStudy.ts';
import { indicationCategories, openStudies, studyStatus } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/http/handle.ts';
import { notFound } from '#src/server/http/refusal.ts';

/** Conditions to choose from, the questions of a study, and studies by their ids. */
export function addCatalogue(app: FastifyInstance, { db, settings }: ServerContext): void {
  handle(app, settings, 'criteria', async ({ params: { studyId }, query: { minimal, language = sourceLocale } }) => {
    if ((await studyStatus(db, studyId)) !== 'open') throw notFound('studyId', 'There is no such study.');
    return askedCriteria({ db, settings }, studyId, language, minimal === '1');
  });

  handle(app, settings, 'listedStudies', async ({ query: { 'ids[]': ids, locale } }) => {
    const studies = new Map((await openStudies(db, ids, locale)).map((study) => [study.id, study]));
    return ids.flatMap((id) => studies.get(id) ?? []);
  });

  handle(app, settings, 'indicationCategories', ({ query: { locale } }) => indicationCategories(db, locale));
}
