# syntax=docker/dockerfile:1
ARG SWIFT_VERSION=6.3

FROM swift:${SWIFT_VERSION}-bookworm AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libarchive-dev libexpat1-dev libsqlite3-dev libssl-dev libvips-dev libzbar-dev pkg-config zlib1g-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /workhome
# The packages first: this layer is kept until Package.swift changes.
COPY Package.swift ./
RUN --mount=type=cache,target=/workhome/.build swift package resolve
COPY Plugins Plugins
COPY Sources Sources
# The templates, style sheets, scripts and icons become part of the program.
COPY Public Public
COPY Views Views
COPY Tests Tests
# Swift's libraries go into the program, which is stripped. Earlier builds are reused.
RUN --mount=type=cache,target=/workhome/.build \
  swift build --configuration release --product workhome --static-swift-stdlib \
  && install -D -t /out/bin "$(swift build --configuration release --static-swift-stdlib --show-bin-path)/workhome" \
  && strip /out/bin/workhome

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates curl libarchive13 libcurl4 libexpat1 libsqlite3-0 libssl3 libvips42 libzbar0 tzdata zlib1g \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --user-group --uid 10001 --home-dir /data --shell /usr/sbin/nologin workhome \
  && install -d -o workhome -g workhome -m 0700 /data
COPY --from=build /out/bin/workhome /usr/local/bin/workhome

USER workhome
ENV WORKHOME_DATA=/data PORT=8080
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD curl --fail --silent --show-error --output /dev/null "http://127.0.0.1:${PORT}/healthz" || exit 1
# The exec form: the signals of `docker stop` reach the server itself, which then stops cleanly.
ENTRYPOINT ["workhome"]
CMD ["serve", "--host", "0.0.0.0"]
