/** The resolvers for editors of pages. */
import { LastEditorResolver } from './lastEditor.resolver';
import { SiteEditingResolver } from './siteEditing.resolver';
import { SiteEditorsResolver } from './siteEditors.resolver';

export const editingResolvers = [LastEditorResolver, SiteEditingResolver, SiteEditorsResolver];
