import { z } from 'zod'

/** Fields that several operations take. */
export const fields = {
  clientId: z.string().min(1).max(128),
  username: z.string().min(1).max(320),
  password: z.string().max(1024),
  code: z.string().trim().min(1).max(2048),
  accessToken: z.string().min(1).max(4096),
  metadata: z.record(z.string().max(64), z.string().max(256)).default({}),
  attributeName: z.enum(['email', 'phone_number']),
} as const
