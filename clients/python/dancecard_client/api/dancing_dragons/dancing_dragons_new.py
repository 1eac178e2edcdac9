from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.dancing_dragons_new_request import DancingDragonsNewRequest
from ...models.dancing_dragons_transition import DancingDragonsTransition
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    *,
    body: DancingDragonsNewRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/games/dancing-dragons/new",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> DancingDragonsTransition | Problem | None:
    if response.status_code == 200:
        response_200 = DancingDragonsTransition.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[DancingDragonsTransition | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: DancingDragonsNewRequest,
) -> Response[DancingDragonsTransition | Problem]:
    """Start a game of Dancing Dragons.

     Without a seed the system makes one. The same seats, options and seed give the same game for ever.

    Args:
        body (DancingDragonsNewRequest): Start a game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DancingDragonsTransition | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: DancingDragonsNewRequest,
) -> DancingDragonsTransition | Problem | None:
    """Start a game of Dancing Dragons.

     Without a seed the system makes one. The same seats, options and seed give the same game for ever.

    Args:
        body (DancingDragonsNewRequest): Start a game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DancingDragonsTransition | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: DancingDragonsNewRequest,
) -> Response[DancingDragonsTransition | Problem]:
    """Start a game of Dancing Dragons.

     Without a seed the system makes one. The same seats, options and seed give the same game for ever.

    Args:
        body (DancingDragonsNewRequest): Start a game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DancingDragonsTransition | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: DancingDragonsNewRequest,
) -> DancingDragonsTransition | Problem | None:
    """Start a game of Dancing Dragons.

     Without a seed the system makes one. The same seats, options and seed give the same game for ever.

    Args:
        body (DancingDragonsNewRequest): Start a game.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DancingDragonsTransition | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
