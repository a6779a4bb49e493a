import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DevelopersPage } from '#src/flow/developersPages.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { PageMain } from '#src/ui/PageMain.tsx';
import { ActiveFlows } from './ActiveFlows.tsx';
import { readKindsView } from './kindsView.ts';
import './developers.css';

async function kinds(): Promise<ReactNode> {
  const [{ Kinds }, { allWidgets }] = await Promise.all([import('./Kinds.tsx'), import('./allWidgets.ts')]);
  const view = readKindsView(location.search);
  document.documentElement.dataset['brand'] = view.brand;
  return <Kinds view={view} widgets={allWidgets} />;
}

/** Opens a page for developers in the place of a flow. */
export async function openDevelopersPage(
  root: HTMLElement,
  name: DevelopersPage,
  settings: PageSettings,
): Promise<void> {
  document.documentElement.dataset['brand'] = settings.brand;
  document.title = name;
  const content = name === 'kinds' ? await kinds() : <ActiveFlows />;
  createRoot(root).render(
    <StrictMode>
      <PageHeader brandName={name}>
        <nav className="developers-pages" aria-label="Pages for developers">
          <a href="/signup/active-flows">Active flows</a> <a href="/signup/kinds">Kinds</a>
        </nav>
      </PageHeader>
      <PageMain id="main" wide>
        {content}
      </PageMain>
    </StrictMode>,
  );
}
