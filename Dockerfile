FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /source
COPY requirements.txt requirements-parser.txt ./
RUN python -m venv --without-pip /venv
RUN pip --python /venv/bin/python install --no-cache-dir --require-hashes -r requirements.txt
RUN pip --python /venv/bin/python install --no-cache-dir --require-hashes -r requirements-parser.txt
COPY pyproject.toml README.md LICENSE ./
COPY openapi/openapi.json openapi/openapi.json.gz ./openapi/
COPY rules ./rules
COPY service ./service
RUN pip --python /venv/bin/python install --no-cache-dir --no-deps .

FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d
ENV PATH=/venv/bin:$PATH PORT=8000 PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
# glibc, mallopt(3): long bodies and answers go back to the system when they are freed.
ENV MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /venv /venv
COPY service/gunicorn.conf.py ./
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/readyz', timeout=2)"]
CMD ["gunicorn", "--config", "gunicorn.conf.py", "service.wsgi:app"]
