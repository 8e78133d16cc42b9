import type { PreviewSettings } from '../../site/preview-mode.ts'

/** The values of the bar's form; what is left empty is absent. */
export const readView = (
  form: FormData,
): Pick<PreviewSettings, 'at' | 'audience'> & { readonly language: string; readonly path?: { readonly path: string } } => {
  const read = (name: string): string => String(form.get(name) ?? '')
  const [at, audience, path] = [read('at'), read('audience'), read('path')]
  return {
    language: read('language'),
    ...(at === '' ? {} : { at }),
    ...(audience === 'guest' || audience === 'signedIn' ? { audience } : {}),
    ...(path === '' ? {} : { path: { path } }),
  }
}
