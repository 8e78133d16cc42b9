# The shop as a container: `docker build --tag shop .`; how it is run: compose.yaml and docs/operations.md.
FROM node:22.21.1-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# A shop of one's own: docker build --build-arg SHOP=shops/<name>; the demo's sites without it.
ARG SHOP
RUN npm run build

FROM node:22.21.1-bookworm-slim AS dependencies
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22.21.1-bookworm-slim
WORKDIR /shop
ARG SHOP
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SHOP=$SHOP
# The only folder that is written to: the file system may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
# The sources are there for the commands: npm run doctor, mail, import, merchant, people.
COPY . .
COPY --from=dependencies /shop/node_modules node_modules
COPY --from=build /shop/dist dist
USER node
EXPOSE 3000
# Whether the process lives. Whether it gets requests is the balancer's question, at /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# No shell and no npm between the signal and the program, which answers it by finishing its requests.
CMD ["node", "--max-semi-space-size=32", "dist/server/main.js"]
