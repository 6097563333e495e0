/** placeholder */
export async function runDoctor(): Promise<number> {
  return await Promise.resolve(0)
}
