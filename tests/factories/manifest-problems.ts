import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { z } from 'zod'

const Manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() })

/** Kinds with their validators, which the package compiles from the OpenAPI document of Kubernetes. Another kind needs a row here. */
const MODELS = [Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy, PodDisruptionBudget, Service]

/**
 * What Kubernetes would not take in a manifest: what its schemas refuse, and fields that it does not have. The validators let those through,
 * as the server does without `--validate`; so it is noted which fields they read. They read every field that they know.
 */
export const manifestProblems = (content: unknown): readonly string[] => {
  const manifest = Manifest.parse(content)
  const model = MODELS.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind)
  if (model === undefined) return [`no schema of ${manifest.apiVersion} ${manifest.kind}`]
  const read = new Set<string>()
  try {
    model.prototype.validate.call(noteReads(manifest, read))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error.message.split(', ')
  }
  return pathsOf(manifest)
    .filter((path) => !read.has(path))
    .map((path) => `${path} is no field of Kubernetes`)
}

/** The same object, which adds to `read` each path below it that somebody looks at. */
const noteReads = (value: object, read: Set<string>, path = ''): object =>
  new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key)
      const at = `${path}/${String(key)}`
      read.add(at)
      return typeof found === 'object' && found !== null ? noteReads(found, read, at) : found
    },
  })

const pathsOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`, ...pathsOf(inner, `${path}/${key}`)])
    : []
