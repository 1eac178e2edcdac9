from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.king_of_clubs_legal_moves import KingOfClubsLegalMoves
from ...models.king_of_clubs_legal_moves_request import KingOfClubsLegalMovesRequest
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    *,
    body: KingOfClubsLegalMovesRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/games/king-of-clubs/legal-moves",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> KingOfClubsLegalMoves | Problem | None:
    if response.status_code == 200:
        response_200 = KingOfClubsLegalMoves.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())

        return response_409

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
) -> Response[KingOfClubsLegalMoves | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: KingOfClubsLegalMovesRequest,
) -> Response[KingOfClubsLegalMoves | Problem]:
    """List the legal moves.

     Of one seat, or of all. They are ordered by seat, then by type as documented. A finished game has
    none.

    Args:
        body (KingOfClubsLegalMovesRequest): What may be done?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[KingOfClubsLegalMoves | Problem]
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
    body: KingOfClubsLegalMovesRequest,
) -> KingOfClubsLegalMoves | Problem | None:
    """List the legal moves.

     Of one seat, or of all. They are ordered by seat, then by type as documented. A finished game has
    none.

    Args:
        body (KingOfClubsLegalMovesRequest): What may be done?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        KingOfClubsLegalMoves | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: KingOfClubsLegalMovesRequest,
) -> Response[KingOfClubsLegalMoves | Problem]:
    """List the legal moves.

     Of one seat, or of all. They are ordered by seat, then by type as documented. A finished game has
    none.

    Args:
        body (KingOfClubsLegalMovesRequest): What may be done?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[KingOfClubsLegalMoves | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: KingOfClubsLegalMovesRequest,
) -> KingOfClubsLegalMoves | Problem | None:
    """List the legal moves.

     Of one seat, or of all. They are ordered by seat, then by type as documented. A finished game has
    none.

    Args:
        body (KingOfClubsLegalMovesRequest): What may be done?

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        KingOfClubsLegalMoves | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
