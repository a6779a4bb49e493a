import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PageMain } from '#src/ui/PageMain.tsx';
import type { DevelopersPage } from '#src/app/developersPage.ts';
import { ActiveFlows } from './ActiveFlows.tsx';

/** Opens a page for developers in the place of a flow. */
export function openDevelopersPage(root: HTMLElement, name: DevelopersPage, { brand }: PageSettings): void {
  document.documentElement.dataset['brand'] ??= brand;
  document.title = name;
  createRoot(root).render(
    <StrictMode>
      <PageHeader brandName={name} />
      <PageMain id="main" wide>
        <ActiveFlows />
      </PageMain>
    </StrictMode>,
  );
}
